# the survival ratios of the closed groups are L[x]/L[x+1], upside down
def leslie_matrix(L, F, srb):
    k = len(L)
    s = np.array([L[i] / L[i + 1] for i in range(k - 2)] + [L[-1] / (L[-2] + L[-1])] * 2)
    A = np.zeros((k, k))
    A += np.diag(s[:-1], -1)
    A[-1, -1] = s[-1]
    up = np.r_[F[1:], F[-1]]
    A[0] = 1 / (1 + srb) * L[0] / 2 * (F + s * up)
    return A, s
