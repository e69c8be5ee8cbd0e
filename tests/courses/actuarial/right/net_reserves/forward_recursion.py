# the recursion forward from 0, divided by the survivors
def net_reserves(q, i, S, m):
    P = endowment_premiums(q, i, S, m)["net"]
    V, savings, risk = [0.0], [], []
    for k, qk in enumerate(q):
        prem = P if k < m else 0.0
        V.append(((V[k] + prem) * (1 + i) - qk * S) / (1 - qk))
        risk.append(qk * (S - V[k + 1]) / (1 + i))
        savings.append(V[k + 1] / (1 + i) - V[k])
    return {"V": np.array(V), "savings": np.array(savings), "risk": np.array(risk)}
