# right: a helper for one species, einsum for the sum
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    def species(s):
        F, done = lethality(temps, minutes, T_ref, z[s], decades * D[s])
        return F[:, -1] / D[s], done

    parts = [species(s) for s in range(len(D))]
    reduction = np.stack([p[0] for p in parts])
    ready = np.stack([p[1] for p in parts]).max(axis=0)
    share = np.power(10.0, -reduction)
    sterile = np.exp(-np.einsum("k,kn->n", load, share))
    worst = int(np.argmax(np.einsum("k,kn->k", load, share)))
    return {"reduction": reduction, "sterile": sterile, "ready": ready, "worst": worst}
