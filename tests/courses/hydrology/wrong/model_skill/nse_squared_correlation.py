# NSE is the squared correlation instead of 1 minus the ratio of the squared errors
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for obs, sim in zip(observed, simulated):
        obs, sim = obs[warmup:], sim[warmup:]
        there = ~np.isnan(obs)
        obs, sim = obs[there], sim[there]
        a = obs - obs.mean()
        b = sim - sim.mean()
        r = (a @ b) / np.sqrt((a @ a) * (b @ b))
        nse.append(r**2)
        kge.append(1 - np.sqrt((r - 1) ** 2 + (sim.std() / obs.std() - 1) ** 2 + (sim.mean() / obs.mean() - 1) ** 2))
        pbias.append(100 * (sim.sum() / obs.sum() - 1))
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
