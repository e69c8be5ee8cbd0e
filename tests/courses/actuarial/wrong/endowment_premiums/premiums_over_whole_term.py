# the premiums are spread over all n years instead of the first m, in net and gross
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    k = np.arange(n)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    A = S * ((v ** (k + 1) * p[:n] * q).sum() + v**n * p[n])
    a = (v**k * p[:n]).sum()
    net = A / a
    gross = (A + alpha * S + gamma * S * a) / (a * (1 - beta))
    return {"A": A, "net": net, "gross": gross}
