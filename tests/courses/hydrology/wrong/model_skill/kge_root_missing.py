# the square root in KGE is missing
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for i in range(len(observed)):
        mask = ~np.isnan(observed[i, warmup:])
        q_obs = observed[i, warmup:][mask]
        q_sim = simulated[i, warmup:][mask]
        nse.append(1 - np.mean((q_obs - q_sim) ** 2) / np.var(q_obs))
        cov = np.mean((q_obs - q_obs.mean()) * (q_sim - q_sim.mean()))
        r = cov / (q_obs.std() * q_sim.std())
        kge.append(1 - ((r - 1) ** 2 + (q_sim.std() / q_obs.std() - 1) ** 2 + (q_sim.mean() / q_obs.mean() - 1) ** 2))
        pbias.append((q_sim - q_obs).sum() / q_obs.sum() * 100)
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
