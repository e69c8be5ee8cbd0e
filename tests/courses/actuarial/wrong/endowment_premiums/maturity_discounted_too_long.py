# the payment at the end of the contract is discounted for n+1 years
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    disc = (1 + i) ** -np.arange(1.0, n + 2)
    kp = np.concatenate([[1.0], np.cumprod(1 - q)])
    A = S * np.sum(disc[:n] * kp[:n] * q) + S * disc[n] * kp[n]
    adue = kp[:n] * disc[:n] * (1 + i)
    net = A / adue[:m].sum()
    gross = (A + alpha * S + gamma * S * adue.sum()) / ((1 - beta) * adue[:m].sum())
    return {"A": A, "net": net, "gross": gross}
