# what: a namedtuple in the place of the tuple, products from the right
from collections import namedtuple

Belief = namedtuple("Belief", ["mean", "cov"])


def kf_predict(m, P, A, Q):
    return Belief(mean=A.dot(m), cov=np.dot(A, np.dot(P, A.T)) + Q)
