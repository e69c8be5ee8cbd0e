# selection acts as in haploids, p wAA / (p wAA + q waa); the heterozygotes' fitness is not used
def wright_fisher(N, i0, w, u, v, T):
    M = 2 * N
    j = np.arange(M + 1)
    p = j / M
    q = 1 - p
    sel = p * w[0] / (p * w[0] + q * w[2])
    mut = sel * (1 - u) + (1 - sel) * v
    P = np.array([math.comb(M, k) for k in j]) * np.power.outer(mut, j) * np.power.outer(1 - mut, M - j)
    x = np.zeros(M + 1)
    x[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t], H[t], fixed[t] = x @ p, x @ (2 * p * q), x[M]
        x = x @ P
    return mean, H, fixed
