# the evenness divides Shannon's index by the richness itself, not by its logarithm
def compare_sites(x):
    def shannon_of(row):
        q = row[row > 0] / row.sum()
        return -np.dot(q, np.log(q))

    def bc(a, b):
        return np.abs(a - b).sum() / (a + b).sum()

    H = np.array([shannon_of(row) for row in x])
    S = np.array([np.count_nonzero(row) for row in x])
    J = np.where(S > 1, H / S, 0)
    D = np.array([[bc(a, b) for b in x] for a in x])
    near = np.argmin(D + 2 * np.eye(len(x)), axis=1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": near}
