# The C twins of listing.py. Everything here is inline: who cimports it needs nothing at run time.

from cardhall.cards.bits cimport lowest, popcount, subset

cdef extern from *:
    """
    #ifndef CARDHALL_LISTING
    #define CARDHALL_LISTING
    #ifdef Py_LIMITED_API
    #define ch_set_item PyList_SetItem
    #define ch_set_member PyTuple_SetItem
    #else
    #define ch_set_item PyList_SET_ITEM
    #define ch_set_member PyTuple_SET_ITEM
    #endif
    /* The number of an act with one card. Those of the first 16 verbs are made once: a list of acts
       then only counts one more that holds each. */
    static PyObject *ch_act(ch_u64 verb, int card) {
        static PyObject *known[16][64];
        PyObject **place;
        if (verb >> 60 || verb & 0xFFFFFFFFFFFFFFULL) return PyLong_FromUnsignedLongLong(verb | 1ULL << card);
        place = &known[verb >> 56][card];
        if (*place == NULL) *place = PyLong_FromUnsignedLongLong(verb | 1ULL << card);
        Py_XINCREF(*place);
        return *place;
    }
    static PyObject *ch_one_each(ch_u64 verb, ch_u64 cards) {
        Py_ssize_t at = 0;
        PyObject *act, *out = PyList_New(ch_popcount(cards));
        for (; out != NULL && cards; cards &= cards - 1) {
            if ((act = ch_act(verb, ch_lowest(cards))) == NULL) { Py_CLEAR(out); break; }
            ch_set_item(out, at++, act);
        }
        return out;
    }
    static int ch_add_each(PyObject *out, ch_u64 verb, ch_u64 cards) {
        for (; cards; cards &= cards - 1) {
            PyObject *act = ch_act(verb, ch_lowest(cards));
            int failed = act == NULL || PyList_Append(out, act) < 0;
            Py_XDECREF(act);
            if (failed) return -1;
        }
        return 0;
    }
    /* as many cards as left says, of which size are chosen */
    static int ch_choose(PyObject *out, Py_ssize_t *at, ch_u64 action, ch_u64 cards, int left, int size) {
        if (size < 1) {
            PyObject *act = PyLong_FromUnsignedLongLong(action);
            if (act == NULL) return -1;
            ch_set_item(out, (*at)++, act);
            return 0;
        }
        for (; left >= size; left--, cards &= cards - 1) {
            ch_u64 one = cards & (~cards + 1);
            if (ch_choose(out, at, action | one, cards ^ one, left - 1, size - 1) < 0) return -1;
        }
        return 0;
    }
    static PyObject *ch_choices(ch_u64 action, ch_u64 cards, int size) {
        int place, left = ch_popcount(cards);
        Py_ssize_t at = 0, count = left < size ? 0 : 1;
        PyObject *out;
        for (place = 0; place < size && count; place++) count = count * (left - place) / (place + 1);
        out = PyList_New(count);
        if (out != NULL && ch_choose(out, &at, action, cards, left, size) < 0) Py_CLEAR(out);
        return out;
    }
    static PyObject *ch_subsets(ch_u64 action, ch_u64 cards, int count) {
        ch_u64 chosen[32], one;
        int bit, at;
        PyObject *act, *out = PyList_New(count);
        chosen[0] = action;
        for (bit = 1; bit < 32; bit *= 2, cards ^= one) {
            one = cards & (~cards + 1);
            for (at = 0; at < bit; at++) chosen[bit + at] = chosen[at] | one;
        }
        for (at = 0; out != NULL && at < count; at++) {
            if ((act = PyLong_FromUnsignedLongLong(chosen[ch_subset(at)])) == NULL) { Py_CLEAR(out); break; }
            ch_set_item(out, at, act);
        }
        return out;
    }
    static PyObject *ch_first_acts(const ch_u64 *acts, int count) {
        PyObject *act, *out = PyList_New(count);
        for (int at = 0; out != NULL && at < count; at++) {
            if ((act = PyLong_FromUnsignedLongLong(acts[at])) == NULL) { Py_CLEAR(out); break; }
            ch_set_item(out, at, act);
        }
        return out;
    }
    static PyObject *ch_members(ch_u64 seats) {
        Py_ssize_t at = 0;
        PyObject *seat, *out = PyTuple_New(ch_popcount(seats));
        for (; out != NULL && seats; seats &= seats - 1) {
            if ((seat = PyLong_FromLong(ch_lowest(seats))) == NULL) { Py_CLEAR(out); break; }
            ch_set_member(out, at++, seat);
        }
        return out;
    }
    static PyObject *ch_counts(const int *of, int count) {
        PyObject *one, *out = PyTuple_New(count);
        for (int at = 0; out != NULL && at < count; at++) {
            if ((one = PyLong_FromLong(of[at])) == NULL) { Py_CLEAR(out); break; }
            ch_set_member(out, at, one);
        }
        return out;
    }
    static PyObject *ch_amounts(const long long *of, int count) {
        PyObject *one, *out = PyTuple_New(count);
        for (int at = 0; out != NULL && at < count; at++) {
            if ((one = PyLong_FromLongLong(of[at])) == NULL) { Py_CLEAR(out); break; }
            ch_set_member(out, at, one);
        }
        return out;
    }
    static PyObject *ch_sums(const long long *of, const long long *added, int count, int sign) {
        PyObject *one, *out = PyTuple_New(count);
        for (int at = 0; out != NULL && at < count; at++) {
            if ((one = PyLong_FromLongLong(of[at] + sign * added[at])) == NULL) { Py_CLEAR(out); break; }
            ch_set_member(out, at, one);
        }
        return out;
    }
    static PyObject *ch_amounts_of(const long long *of, int first, ch_u64 seats) {
        Py_ssize_t at = 0;
        PyObject *one, *out = PyTuple_New(ch_popcount(seats));
        for (; out != NULL && seats; seats &= seats - 1) {
            if ((one = PyLong_FromLongLong(of[first + ch_lowest(seats)])) == NULL) { Py_CLEAR(out); break; }
            ch_set_member(out, at++, one);
        }
        return out;
    }
    static PyObject *ch_filled(PyObject *kind, PyObject *fields) {
        PyObject *out = PyType_GenericNew((PyTypeObject *)kind, NULL, NULL);
        if (out != NULL && PyObject_GenericSetDict(out, fields, NULL) < 0) Py_CLEAR(out);
        return out;
    }
    #endif
    """
    list one_each "ch_one_each"(unsigned long long verb, unsigned long long cards)
    int add_each "ch_add_each"(list out, unsigned long long verb, unsigned long long cards) except -1
    list choices "ch_choices"(unsigned long long action, unsigned long long cards, int size)
    list subsets "ch_subsets"(unsigned long long action, unsigned long long cards, int count)
    list first_acts "ch_first_acts"(const unsigned long long *acts, int count)
    tuple members "ch_members"(unsigned long long seats)
    tuple counts "ch_counts"(const int *of, int count)
    tuple amounts "ch_amounts"(const long long *of, int count)
    tuple sums "ch_sums"(const long long *of, const long long *added, int count, int sign)
    tuple amounts_of "ch_amounts_of"(const long long *of, int first, unsigned long long seats)
    object filled "ch_filled"(object kind, dict fields)
