# what: the error of unobserved entries counts too, in the loss and in the gradients (N and mu are right)
def factorization_gradients(R, M, params, lam):
    P, Q = params['P'], params['Q']
    n_users, n_items = R.shape
    mu = R[M].mean()
    N = M.sum()
    loss = 0
    dP, dQ = np.zeros_like(P), np.zeros_like(Q)
    dbu, dbi = np.zeros(n_users), np.zeros(n_items)
    for u in range(n_users):
        for i in range(n_items):
            err = mu + params['bu'][u] + params['bi'][i] + P[u] @ Q[i] - R[u, i]
            loss += err ** 2 / N
            dP[u] += 2 * err * Q[i] / N
            dQ[i] += 2 * err * P[u] / N
            dbu[u] += 2 * err / N
            dbi[i] += 2 * err / N
    loss += lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    dP += 2 * lam * P
    dQ += 2 * lam * Q
    return {'loss': loss, 'dP': dP, 'dQ': dQ, 'dbu': dbu, 'dbi': dbi}
