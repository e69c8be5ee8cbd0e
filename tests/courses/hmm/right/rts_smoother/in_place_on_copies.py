# what: in place on copies, counted from the end
def rts_smoother(ms, Ps, A, Q):
    x, V = np.array(ms), np.array(Ps)
    for i in range(2, len(x) + 1):
        x[-i], V[-i] = rts_step(x[-i], V[-i], x[-i + 1], V[-i + 1], A, Q)
    return {"Ps": V, "ms": x}
