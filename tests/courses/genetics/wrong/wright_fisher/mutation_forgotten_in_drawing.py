# the genes are drawn with the frequency after selection: mutation has no effect
def wright_fisher(N, i0, w, u, v, T):
    M = 2 * N
    idx = np.arange(M + 1)
    p = idx / M
    q = 1 - p
    wAA, wAa, waa = w
    p_star = (p**2 * wAA + p * q * wAa) / (p**2 * wAA + 2 * p * q * wAa + q**2 * waa)
    p_two_star = p_star * (1 - u) + (1 - p_star) * v
    q_star = 1 - p_star
    comb = np.array([math.comb(M, k) for k in idx])
    P = comb * p_star[:, None] ** idx * q_star[:, None] ** (M - idx)
    x = np.zeros(M + 1)
    x[i0] = 1
    rows = [x]
    for _ in range(T):
        rows.append(rows[-1] @ P)
    rows = np.array(rows)
    return rows @ p, rows @ (2 * p * q), rows[:, M]
