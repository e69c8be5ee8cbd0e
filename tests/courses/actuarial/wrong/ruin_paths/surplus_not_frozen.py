# ruin is remembered, but the surplus of a ruined path still moves on, so that the deficit is minus the surplus at the end (below zero or not); no dividends after ruin
def ruin_paths(u, c, claims, i, b):
    m, T = claims.shape
    surplus = np.zeros(m) + u
    ruined = np.zeros(m, dtype=bool)
    dividends = np.zeros(m)
    psi = []
    for t in range(T):
        surplus = (surplus + c) * (1 + i) - claims[:, t]
        ruined = ruined | (surplus < 0)
        excess = np.where(~ruined, np.maximum(surplus - b, 0), 0)
        surplus = surplus - excess
        dividends += excess / (1 + i) ** (t + 1)
        psi.append(ruined.mean())
    deficit = np.where(ruined, -surplus, 0.0)
    return np.array(psi), deficit, dividends
