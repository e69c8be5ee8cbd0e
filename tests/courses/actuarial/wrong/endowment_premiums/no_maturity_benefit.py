# the payment to those who survive the contract is forgotten: it is a term insurance
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    v = 1 / (1 + i)
    surv = np.append(1, np.cumprod(1 - q))[:-1]
    t = np.arange(len(q))
    A = S * np.dot(v ** (t + 1), surv * q)
    pays = v**t * surv
    net = A / pays[:m].sum()
    gross = (A + S * alpha + S * gamma * pays.sum()) / (pays[:m].sum() * (1 - beta))
    return dict(A=A, net=net, gross=gross)
