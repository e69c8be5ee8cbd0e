# the wave runs along the interface with the velocity of the layer above it: x is divided by velocity[k] instead of velocity[k + 1]
def head_waves(offsets, thickness, velocity):
    N, M = len(thickness), len(offsets)
    head = np.full((N, M), np.inf)
    for k in range(N):
        v_over = velocity[0:k + 1]
        v_under = velocity[k + 1]
        if not np.all(v_over < v_under):
            continue
        theta = np.arcsin(v_over / v_under)
        x_c = 2 * np.sum(thickness[0:k + 1] * np.tan(theta))
        tau = 2 * np.sum(thickness[0:k + 1] * np.cos(theta) / v_over)
        for j in range(M):
            if offsets[j] >= x_c:
                head[k, j] = offsets[j] / velocity[k] + tau
    direct = offsets / velocity[0]
    stack = np.vstack([direct, head])
    return head, np.min(stack, axis=0), np.argmin(stack, axis=0)
