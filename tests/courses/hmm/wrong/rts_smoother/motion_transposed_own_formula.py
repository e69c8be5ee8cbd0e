# what: written out without rts_step, with A instead of A^T in the gain
def rts_smoother(ms, Ps, A, Q):
    T = len(ms)
    x, V = ms.copy(), Ps.copy()
    for t in range(T - 2, -1, -1):
        xp = A @ ms[t]
        Vp = A @ Ps[t] @ A.T + Q
        G = Ps[t] @ A @ np.linalg.inv(Vp)
        x[t] = ms[t] + G @ (x[t + 1] - xp)
        V[t] = Ps[t] + G @ (V[t + 1] - Vp) @ G.T
    return {"ms": x, "Ps": V}
