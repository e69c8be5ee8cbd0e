# the idle time before the first job of a machine is left out, only the gaps between jobs are counted
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    C = np.zeros((n, m))
    idle = np.zeros(m)
    for i, j in enumerate(order):
        for k in range(m):
            arrive = C[j, k - 1] if k > 0 else 0.0
            if i == 0:
                C[j, k] = arrive + p[j, k]
            else:
                prev = C[order[i - 1], k]
                idle[k] += max(arrive - prev, 0.0)
                C[j, k] = max(arrive, prev) + p[j, k]
    finish = C[:, -1]
    return {"completion": C, "flow": finish.mean(), "tardiness": weight @ np.maximum(finish - due, 0), "late": finish > due, "idle": idle}
