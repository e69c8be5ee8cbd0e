# plain loops over scenarios and steps with scalars
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    surface, deep, imbalance = [], [], []
    for row in F:
        T, Td = [0.0], [0.0]
        N = []
        for f in row:
            q = gamma * (T[-1] - Td[-1])
            s = f - lam * T[-1] - eff * q
            N.append(s + q)
            T.append(T[-1] + s * dt / C)
            Td.append(Td[-1] + q * dt / Cd)
        surface.append(T)
        deep.append(Td)
        imbalance.append(N)
    return {"surface": np.array(surface), "deep": np.array(deep), "imbalance": np.array(imbalance)}
