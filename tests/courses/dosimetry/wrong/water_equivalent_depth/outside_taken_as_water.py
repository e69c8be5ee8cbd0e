# took what is outside the body as water with density 1 instead of density 0
def water_equivalent_depth(hu, body, steps):
    def to_density(h):
        return np.clip(np.where(h <= 0, 1 + h / 1000, 1 + h / BONE), 0, None)

    hu_patient = np.where(body, hu, 0.0)
    t = to_density(hu_patient) * steps
    before = np.concatenate([np.zeros((t.shape[0], 1)), np.cumsum(t, axis=1)[:, :-1]], axis=1)
    return before + t / 2, t.sum(axis=1)
