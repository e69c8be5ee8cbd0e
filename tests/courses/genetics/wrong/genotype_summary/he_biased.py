# He is 2p(1-p) without the factor 2n/(2n-1)
def genotype_summary(G):
    p, Ho, He, F = [], [], [], []
    for column in G.T:
        g = column[~np.isnan(column)]
        freq = g.mean() / 2
        obs = np.mean(g == 1)
        exp = 2 * freq * (1 - freq)
        p.append(freq)
        Ho.append(obs)
        He.append(exp)
        F.append(1 - obs / exp if exp > 0 else 0.0)
    return {"p": np.array(p), "Ho": np.array(Ho), "He": np.array(He), "F": np.array(F)}
