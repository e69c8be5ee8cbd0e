# the radiative feedback lambda T is added instead of subtracted
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    result = {"surface": [], "deep": [], "imbalance": []}
    for f in F:
        T, Td, N = [0.0], [0.0], []
        for k in range(len(f)):
            q = gamma * (T[-1] - Td[-1])
            surf_gain = f[k] + lam * T[-1] - eff * q
            T.append(T[-1] + surf_gain * dt / C)
            Td.append(Td[-1] + q * dt / Cd)
            N.append(surf_gain + q)
        result["surface"].append(T)
        result["deep"].append(Td)
        result["imbalance"].append(N)
    return {key: np.array(value) for key, value in result.items()}
