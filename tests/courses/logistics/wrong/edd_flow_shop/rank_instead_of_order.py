# the jobs are run by the ranks of their due dates (argsort of argsort) as if these were the sequence of the jobs
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    rank = np.argsort(np.argsort(due))
    done = np.zeros((n, m))
    machine_free = [0.0] * m
    for j in rank:
        now = 0.0
        for k in range(m):
            now = max(now, machine_free[k]) + p[j, k]
            machine_free[k] = now
            done[j, k] = now
    fin = done[:, -1]
    tard = sum(weight[j] * max(0.0, fin[j] - due[j]) for j in range(n))
    return {
        "completion": done,
        "flow": np.mean(fin),
        "tardiness": tard,
        "late": np.array([fin[j] > due[j] for j in range(n)]),
        "idle": np.array(machine_free) - p.sum(axis=0),
    }
