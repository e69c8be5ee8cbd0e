# missing observations are set to zero and counted instead of left out
def model_skill(observed, simulated, warmup):
    obs = np.nan_to_num(observed[:, warmup:])
    sim = simulated[:, warmup:]
    om = obs.mean(axis=1, keepdims=True)
    sm = sim.mean(axis=1, keepdims=True)
    nse = 1 - ((sim - obs) ** 2).sum(axis=1) / ((obs - om) ** 2).sum(axis=1)
    r = ((obs - om) * (sim - sm)).mean(axis=1) / (obs.std(axis=1) * sim.std(axis=1))
    alpha = sim.std(axis=1) / obs.std(axis=1)
    beta = (sm / om).ravel()
    kge = 1 - np.sqrt((r - 1) ** 2 + (alpha - 1) ** 2 + (beta - 1) ** 2)
    pbias = 100 * (sim - obs).sum(axis=1) / obs.sum(axis=1)
    return {"nse": nse, "kge": kge, "pbias": pbias}
