# the last sum goes over the first axis
def entropy(counts, base=2.0):
    prob = counts / counts.sum(axis=-1, keepdims=True)
    lg = np.log(np.where(prob > 0, prob, 1.0)) / np.log(base)
    h = -(prob * lg).sum(axis=0)
    return h
