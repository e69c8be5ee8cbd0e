# the closed loop has the wrong sign: A + B K instead of A - B K
def lqr_gains(A, B, Q, R, Qf, N):
    S = Qf
    Klist, Plist = [], [Qf]
    for _ in range(N):
        BS = B.T @ S
        gain = np.linalg.solve(R + BS @ B, BS @ A)
        S = Q + A.T @ S @ (A + B @ gain)
        Klist.append(gain)
        Plist.append(S)
    K = np.array(Klist[::-1]).transpose(1, 2, 0)
    P = np.array(Plist[::-1]).transpose(1, 2, 0)
    return K, P
