# what: every step is made with the last state instead of the one after it
def rts_smoother(ms, Ps, A, Q):
    sm = np.zeros_like(ms)
    sP = np.zeros_like(Ps)
    sm[-1] = ms[-1]
    sP[-1] = Ps[-1]
    for i in range(2, len(ms) + 1):
        a, b = rts_step(ms[-i], Ps[-i], sm[-1], sP[-1], A, Q)
        sm[-i] = a
        sP[-i] = b
    return {"ms": sm, "Ps": sP}
