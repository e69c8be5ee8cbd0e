# what: the loop starts at T - 3, so the last but one state is not smoothed
def rts_smoother(ms, Ps, A, Q):
    T = len(ms)
    xs = [x for x in ms]
    Vs = [V for V in Ps]
    for t in range(T - 3, -1, -1):
        xs[t], Vs[t] = rts_step(xs[t], Vs[t], xs[t + 1], Vs[t + 1], A, Q)
    return {"ms": np.vstack(xs), "Ps": np.stack(Vs)}
