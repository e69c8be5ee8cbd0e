# Qf is added in every step instead of Q
def lqr_gains(A, B, Q, R, Qf, N):
    S = Qf.copy()
    Ps, Ks = [S], []
    for i in range(N):
        inv = np.linalg.inv(np.einsum("ji,jk,kl->il", B, S, B) + R)
        Kk = inv @ np.einsum("ji,jk,kl->il", B, S, A)
        S = Qf + np.einsum("ji,jk,kl->il", A, S, A - B @ Kk)
        Ks = [Kk] + Ks
        Ps = [S] + Ps
    return np.moveaxis(np.array(Ks), 0, 2), np.moveaxis(np.array(Ps), 0, 2)
