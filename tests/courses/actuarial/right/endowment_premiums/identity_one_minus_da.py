# the value of the endowment by A = 1 - d a
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    d = i / (1 + i)
    kp = np.append(1.0, np.cumprod(1 - q)[:-1])
    flows = kp * (1 - d) ** np.arange(len(q))
    a_n, a_m = flows.sum(), flows[:m].sum()
    A = S * (1 - d * a_n)
    return {"A": A, "net": A / a_m, "gross": (A + S * alpha + S * gamma * a_n) / a_m / (1 - beta)}
