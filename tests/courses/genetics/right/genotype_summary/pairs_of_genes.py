# He as the probability that two different genes, drawn without replacement, differ: A(2n-A) pairs of 2n(2n-1)/2
def genotype_summary(G):
    known = np.isfinite(G)
    genes = 2 * np.einsum("ij->j", known.astype(float))
    A = np.where(known, G, 0).sum(axis=0)
    a = genes - A
    pairs = genes * (genes - 1) / 2
    He = A * a / pairs
    Ho = 2 * np.einsum("ij->j", (G == 1).astype(float)) / genes
    F = np.divide(He - Ho, He, out=np.zeros_like(He), where=He > 0)
    return {"p": A / genes, "Ho": Ho, "He": He, "F": F}
