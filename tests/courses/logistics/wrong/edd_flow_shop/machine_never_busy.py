# the machines are taken to be free always: a job never waits for the job before it
def edd_flow_shop(p, due, weight):
    order = np.argsort(due)
    C = np.cumsum(p, axis=1)
    finish = C[:, -1]
    lateness = finish - due
    return {
        "completion": C,
        "flow": np.mean(finish),
        "tardiness": np.sum(weight * np.maximum(lateness, 0)),
        "late": lateness > 0,
        "idle": C[order[-1]] - p.sum(axis=0),
    }
