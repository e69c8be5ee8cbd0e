# head waves that do not exist are nan instead of infinity (first and branch are right: they use nanmin)
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.nan)
    for k in range(len(thickness)):
        vk = velocity[k + 1]
        if vk > np.max(velocity[:k + 1]):
            p = 1 / vk
            eta = np.sqrt(1 / velocity[:k + 1] ** 2 - p ** 2)
            exists = offsets >= 2 * p * np.sum(thickness[:k + 1] / eta)
            head[k, exists] = p * offsets[exists] + 2 * np.sum(thickness[:k + 1] * eta)
    table = np.vstack([offsets / velocity[0], head])
    return head, np.nanmin(table, axis=0), np.nanargmin(table, axis=0)
