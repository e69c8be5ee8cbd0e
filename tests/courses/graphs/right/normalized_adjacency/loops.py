def normalized_adjacency(A):
    n = A.shape[0]
    S = np.zeros((n, n))
    B = [[A[i][j] + (1.0 if i == j else 0.0) for j in range(n)] for i in range(n)]
    for i in range(n):
        for j in range(n):
            r = sum(B[i])
            s = sum(B[k][j] for k in range(n))
            S[i, j] = B[i][j] / (r * s) ** 0.5
    return S
