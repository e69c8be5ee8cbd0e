# the denominator of NSE is the spread of the simulated flow about the mean of the observed one
def model_skill(observed, simulated, warmup):
    N, K, B = [], [], []
    for o_all, s_all in zip(observed, simulated):
        o, s = [], []
        for d in range(warmup, len(o_all)):
            if not np.isnan(o_all[d]):
                o.append(o_all[d])
                s.append(s_all[d])
        o, s = np.array(o), np.array(s)
        N.append(1 - np.sum((s - o) ** 2) / np.sum((s - o.mean()) ** 2))
        r = np.corrcoef(o, s)[0, 1]
        K.append(1 - np.sqrt((r - 1) ** 2 + (s.std() / o.std() - 1) ** 2 + (s.mean() / o.mean() - 1) ** 2))
        B.append(100 * np.mean(s - o) / np.mean(o))
    return {"nse": np.array(N), "kge": np.array(K), "pbias": np.array(B)}
