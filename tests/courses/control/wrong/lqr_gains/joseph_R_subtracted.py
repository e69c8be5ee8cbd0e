# in the closed-loop form of the recursion the term K'RK is subtracted instead of added
def lqr_gains(A, B, Q, R, Qf, N):
    out_P = [Qf]
    out_K = []
    for step in range(N):
        Pn = out_P[-1]
        Kn = np.linalg.solve(R + B.T @ Pn @ B, B.T @ Pn @ A)
        Ac = A - B @ Kn
        out_P.append(Q - Kn.T @ R @ Kn + Ac.T @ Pn @ Ac)
        out_K.append(Kn)
    out_P.reverse()
    out_K.reverse()
    return np.stack(out_K, -1), np.stack(out_P, -1)
