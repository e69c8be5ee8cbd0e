# loops over persons and modes with running sums
def mode_choice(X, asc, beta, available, weight):
    N, J, K = X.shape
    P, benefit = np.zeros((N, J)), np.zeros(N)
    people, change = np.zeros(J), np.zeros(J)
    for n in range(N):
        modes = [j for j in range(J) if available[n, j]]
        e = {j: np.exp(asc[j] + sum(beta[k] * X[n, j, k] for k in range(K))) for j in modes}
        total = sum(e.values())
        benefit[n] = np.log(total) / -beta[0]
        for j in modes:
            P[n, j] = e[j] / total
            people[j] += weight[n] * P[n, j]
            change[j] += weight[n] * P[n, j] * (1 - P[n, j]) * beta[0] * X[n, j, 0]
    return {"P": P, "benefit": benefit, "share": people / sum(weight), "elasticity": change / people}
