def normal_depth(Q, b, z, h, n, S, y0, steps):
    def section(y, i):
        d = min(y, h[i])
        T = b[i] + 2 * z[i] * d
        A = (b[i] + T) * d / 2 + T * (y - d)
        P = b[i] + 2 * d * np.sqrt(1 + z[i] ** 2) + 2 * (y - d)
        return A, P, T

    depths, froudes = [], []
    for i in range(len(Q)):
        y = y0[i]
        for _ in range(steps):
            A, P, T = section(y, i)
            K = A * (A / P) ** (2 / 3) / n[i]
            dP = 2 * np.sqrt(1 + z[i] ** 2) if y < h[i] else 2
            dK = K * (5 / 3 * T / A - 2 / 3 * dP / P)
            new = y - (K - Q[i] / np.sqrt(S[i])) / dK
            y = min(max(new, y / 2), 2 * y)
        A, P, T = section(y, i)
        depths.append(y)
        froudes.append(Q[i] / A / np.sqrt(G * A / T))
    return np.array(depths), np.array(froudes)
