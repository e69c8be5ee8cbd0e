# the critical distance is not looked at: head waves have a time at all offsets
def head_waves(offsets, thickness, velocity):
    def one(k):
        v = velocity[k + 1]
        if v <= velocity[:k + 1].max():
            return np.full(offsets.shape, np.inf)
        cosines = np.sqrt(1 - (velocity[:k + 1] / v) ** 2)
        return offsets / v + np.sum(2 * thickness[:k + 1] * cosines / velocity[:k + 1])

    head = np.array([one(k) for k in range(len(thickness))])
    table = np.vstack([offsets / velocity[0], head])
    return head, table.min(axis=0), table.argmin(axis=0)
