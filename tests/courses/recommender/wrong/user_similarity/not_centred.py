# the ratings are not centred
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    C = R * W
    length = np.linalg.norm(C, axis=1, keepdims=True)
    length[length == 0] = 1
    C = C / length
    shared = W @ W.T
    sim = C @ C.T
    sim = sim * shared / (shared + beta)
    np.fill_diagonal(sim, 0)
    return sim
