# what: only the first end halved
def heat_energy(alpha, dx, dt, history):
    weights = np.full(history.shape[0], dx)
    weights[0] = dx / 2
    energy = np.einsum("i,ik,ik->k", weights, history, history) / 2
    mean = (history[:, :-1] + history[:, 1:]) / 2
    jump = mean[1:] - mean[:-1]
    dissipation = alpha / dx * np.einsum("ik,ik->k", jump, jump)
    rest = dissipation + np.diff(energy) / dt
    return {"energy": energy, "dissipation": dissipation, "rest": rest}
