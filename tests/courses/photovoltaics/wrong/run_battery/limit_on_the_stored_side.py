# when charging, the power limit is applied to what enters the store, after the efficiency, not at the terminals
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    N = len(load)
    st, so, bo = np.zeros(N), np.zeros(N), np.zeros(N)
    q = start
    for k in range(N):
        s = pv[k] - load[k]
        if s > 0:
            inner = min(efficiency * s, limit, (capacity - q) / dt)
            q += inner * dt
            so[k] = s - inner / efficiency
        else:
            p = min(-s, limit, efficiency * (q - 0.1 * capacity) / dt)
            q -= p * dt / efficiency
            bo[k] = -s - p
        st[k] = q
    return {"stored": st, "sold": so, "bought": bo,
            "self_consumption": 1 - so.sum() / pv.sum(), "self_sufficiency": 1 - bo.sum() / load.sum()}
