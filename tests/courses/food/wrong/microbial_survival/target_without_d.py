# asked for the number of decades as the target instead of decades times D
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    log_red = []
    ready = np.zeros(len(temps))
    for s in range(D.size):
        F, done = lethality(temps, minutes, T_ref, z[s], decades)
        log_red.append(F[:, -1] / D[s])
        ready = np.where(done > ready, done, ready)
    log_red = np.vstack(log_red)
    alive = np.einsum("k,kn->kn", load, 10.0**-log_red)
    return {
        "reduction": log_red,
        "sterile": np.exp(-np.einsum("kn->n", alive)),
        "ready": ready,
        "worst": int(np.argmax(np.einsum("kn->k", alive))),
    }
