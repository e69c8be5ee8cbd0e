# what: the last state is left at zero instead of the filter's
def rts_smoother(ms, Ps, A, Q):
    T, n = ms.shape
    s_m = np.zeros((T, n))
    s_P = np.zeros((T, n, n))
    m_next, P_next = ms[T - 1], Ps[T - 1]
    for t in range(T - 2, -1, -1):
        m_next, P_next = rts_step(ms[t], Ps[t], m_next, P_next, A, Q)
        s_m[t] = m_next
        s_P[t] = P_next
    return {"ms": s_m, "Ps": s_P}
