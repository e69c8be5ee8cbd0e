# F is the difference He - Ho, not divided by He
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    p = 0.5 * np.nanmean(G, axis=0)
    q = 1 - p
    h_obs = np.sum(G == 1, axis=0) / n
    h_exp = 2 * p * q / (1 - 1 / (2 * n))
    return {"p": p, "Ho": h_obs, "He": h_exp, "F": h_exp - h_obs}
