# start and end times in dictionaries, idle times added up gap by gap
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    end = {}
    idle = np.zeros(m)
    before = None
    for j in np.argsort(due):
        for k in range(m):
            here = end.get((j, k - 1), 0.0)
            there = end.get((before, k), 0.0)
            start = here if here > there else there
            idle[k] += start - there
            end[j, k] = start + p[j, k]
        before = j
    C = np.array([[end[j, k] for k in range(m)] for j in range(n)])
    late, tardiness, flow = [], 0.0, 0.0
    for j in range(n):
        flow += end[j, m - 1] / n
        late.append(bool(end[j, m - 1] > due[j]))
        if late[-1]:
            tardiness += weight[j] * (end[j, m - 1] - due[j])
    return {"completion": C, "flow": flow, "tardiness": tardiness, "late": np.array(late), "idle": idle}
