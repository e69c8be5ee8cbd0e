# loops over steps and bands, the means collected step by step
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    n, t = len(T0), len(S)
    area = [np.cos(p * np.pi / 180) for p in lat]
    total = sum(area)
    now = [float(v) for v in T0]
    history = np.zeros((n, t + 1))
    mean = np.zeros(t + 1)
    ice = np.zeros(t + 1)
    for k in range(t + 1):
        history[:, k] = now
        mean[k] = sum(a * v for a, v in zip(area, now)) / total
        ice[k] = sum(a for a, v in zip(area, now) if v < T_ICE) / total
        if k == t:
            break
        _, net, _ = zonal_budget(np.array(now), lat, S[k], A, B)
        now = [now[i] + dt / C * (net[i] + D * (mean[k] - now[i])) for i in range(n)]
    return history, mean, ice
