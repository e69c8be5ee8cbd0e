# what: each step is made with the filtered next state instead of the smoothed one (on the list)
def rts_smoother(ms, Ps, A, Q):
    T = ms.shape[0]
    out_m = np.array(ms)
    out_P = np.array(Ps)
    for t in reversed(range(T - 1)):
        out_m[t], out_P[t] = rts_step(ms[t], Ps[t], ms[t + 1], Ps[t + 1], A, Q)
    return {"ms": out_m, "Ps": out_P}
