# heterozygotes give all their genes to A in the numerator of the selection formula: p^2 wAA + 2pq wAa
def wright_fisher(N, i0, w, u, v, T):
    states = np.arange(2 * N + 1)
    p = states / (2 * N)
    AA, Aa, aa = p**2 * w[0], 2 * p * (1 - p) * w[1], (1 - p) ** 2 * w[2]
    after_selection = (AA + Aa) / (AA + Aa + aa)
    after_mutation = after_selection * (1 - u) + (1 - after_selection) * v
    P = np.zeros((2 * N + 1, 2 * N + 1))
    for i in states:
        for j in states:
            P[i, j] = math.comb(2 * N, j) * after_mutation[i] ** j * (1 - after_mutation[i]) ** (2 * N - j)
    dist = np.zeros(2 * N + 1)
    dist[i0] = 1
    history = [dist]
    for t in range(T):
        history.append(history[-1] @ P)
    history = np.array(history)
    return history @ p, history @ (2 * p * (1 - p)), history[:, -1]
