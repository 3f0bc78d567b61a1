# The C side of hand.py. overlay and own_methods are inline: they are copied into who asks.

from cardhall.games.engine.chance cimport Chance

cdef extern from *:
    """
    #ifndef CARDHALL_OVERLAY
    #define CARDHALL_OVERLAY
    #include <string.h>
    #ifndef Py_LIMITED_API
    /* Give a class the methods and fields of its bases as its own: Python's interpreter has a short
       way to those of the very class of an object, and the long one to inherited ones. */
    static int ch_own_methods(PyObject *cls) {
        PyTypeObject *type = (PyTypeObject *)cls, *base = type->tp_base;
        for (; base != NULL && base != &PyBaseObject_Type; base = base->tp_base) {
            PyMethodDef *method = base->tp_methods;
            PyGetSetDef *field = base->tp_getset;
            for (; method != NULL && method->ml_name != NULL; method++) {
                PyObject *there = PyDict_GetItemString(base->tp_dict, method->ml_name);
                if (there == NULL || !Py_IS_TYPE(there, &PyMethodDescr_Type))
                    continue; /* a method of the class, not of its objects */
                if (PyDict_GetItemString(type->tp_dict, method->ml_name) != NULL) continue;
                PyObject *made = PyDescr_NewMethod(type, method);
                if (made == NULL || PyDict_SetItemString(type->tp_dict, method->ml_name, made) < 0)
                    return -1;
                Py_DECREF(made);
            }
            for (; field != NULL && field->name != NULL; field++) {
                if (PyDict_GetItemString(type->tp_dict, field->name) != NULL) continue;
                PyObject *made = PyDescr_NewGetSet(type, field);
                if (made == NULL || PyDict_SetItemString(type->tp_dict, field->name, made) < 0)
                    return -1;
                Py_DECREF(made);
            }
        }
        PyType_Modified(type);
        return 0;
    }
    #else
    static int ch_own_methods(PyObject *cls) { (void)cls; return 0; }
    #endif
    static void ch_overlay(void *to, const void *from, const void *end) {
        memcpy(to, from, (size_t)((const char *)end - (const char *)to));
    }
    #endif
    """
    int own_methods "ch_own_methods"(object cls) except -1
    void overlay "ch_overlay"(void *to, const void *from_, const void *end) noexcept nogil

cdef class AnyHand(Chance):
    cdef readonly int seats
    cdef object _past  # what was done with the hand; None: unknown
    cdef int _acts_no, _acts_room  # actions since then, which wait to be noted there, and room
    cdef unsigned long long *_acts

    cdef void _sit_as(self, AnyHand other) noexcept nogil
    cdef void _acted(self, unsigned long long action) except *
    cdef object _whole_past(self)
    cdef void _keep(self, object past, str name, object said) except *
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef unsigned long long _random_action(self) noexcept nogil
