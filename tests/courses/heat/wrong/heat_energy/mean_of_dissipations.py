# what: mean of both levels' dissipations instead of the dissipation of the mean
def heat_energy(alpha, dx, dt, history):
    weights = np.full(history.shape[0], dx)
    weights[[0, -1]] = dx / 2
    energy = np.einsum("i,ik,ik->k", weights, history, history) / 2
    mean = (history[:, :-1] + history[:, 1:]) / 2
    each = alpha / dx * np.sum(np.diff(history, axis=0) ** 2, axis=0)
    dissipation = (each[1:] + each[:-1]) / 2
    rest = dissipation + np.diff(energy) / dt
    return {"energy": energy, "dissipation": dissipation, "rest": rest}
