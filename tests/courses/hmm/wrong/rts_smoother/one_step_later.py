# what: the filtered state of the step after is handed over as this one (off by one: ms[t + 1] in the place of ms[t])
def rts_smoother(ms, Ps, A, Q):
    T = len(ms)
    m_out, P_out = np.copy(ms), np.copy(Ps)
    for t in range(T - 2, -1, -1):
        m_out[t], P_out[t] = rts_step(ms[t + 1], Ps[t + 1], m_out[t + 1], P_out[t + 1], A, Q)
    return {"ms": m_out, "Ps": P_out}
