# the payment at the end is valued as if everybody were alive: v**n without the probability to survive
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    kp = [1.0]
    for j in range(n):
        kp.append(kp[j] * (1.0 - q[j]))
    kp = np.array(kp)
    v_k = v ** np.arange(n)
    A = S * (v * np.einsum("k,k,k->", v_k, kp[:-1], q) + v**n)
    am, an = v_k[:m] @ kp[:m], v_k @ kp[:n]
    return {"A": A, "net": A / am, "gross": (A + alpha * S + gamma * S * an) / ((1 - beta) * am)}
