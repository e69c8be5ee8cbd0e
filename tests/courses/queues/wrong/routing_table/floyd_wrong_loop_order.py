# Floyd-Warshall with the loop over the intermediate router innermost instead of outermost
def routing_table(cost, source):
    n = len(cost)
    D = cost.copy()
    P = np.full((n, n), -1)
    F = np.full((n, n), -1)
    for i in range(n):
        for j in range(n):
            if i != j and cost[i, j] < np.inf:
                P[i, j] = i
                F[i, j] = j
    for i in range(n):
        for j in range(n):
            for k in range(n):
                if D[i, k] + D[k, j] < D[i, j]:
                    D[i, j] = D[i, k] + D[k, j]
                    P[i, j] = P[k, j]
                    F[i, j] = F[i, k]
    return D[source], P[source], F[source]
