# The C twins of listing.py. Everything here is inline: who cimports it needs nothing at run time.

from cardhall.cards.bits cimport lowest, popcount

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
    static int ch_add_choices(PyObject *out, ch_u64 action, ch_u64 cards, int size) {
        if (size < 1) {
            PyObject *act = PyLong_FromUnsignedLongLong(action);
            int failed = act == NULL || PyList_Append(out, act) < 0;
            Py_XDECREF(act);
            return failed ? -1 : 0;
        }
        while (ch_popcount(cards) >= size) {
            ch_u64 one = cards & (~cards + 1);
            cards ^= one;
            if (ch_add_choices(out, action | one, cards, size - 1) < 0) return -1;
        }
        return 0;
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
    static PyObject *ch_filled(PyObject *kind, PyObject *fields) {
        PyObject *out = PyType_GenericNew((PyTypeObject *)kind, NULL, NULL);
        if (out != NULL && PyObject_GenericSetDict(out, fields, NULL) < 0) Py_CLEAR(out);
        return out;
    }
    #endif
    """
    list one_each "ch_one_each"(unsigned long long verb, unsigned long long cards)
    int add_each "ch_add_each"(list out, unsigned long long verb, unsigned long long cards) except -1
    int add_choices "ch_add_choices"(list out, unsigned long long action, unsigned long long cards, int size) except -1
    list first_acts "ch_first_acts"(const unsigned long long *acts, int count)
    tuple members "ch_members"(unsigned long long seats)
    tuple counts "ch_counts"(const int *of, int count)
    tuple amounts "ch_amounts"(const long long *of, int count)
    object filled "ch_filled"(object kind, dict fields)
